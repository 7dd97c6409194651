import { afterEach, expect, it, vi } from "vitest";
import { bundle, language, ofBrowser, speak } from "./language.svelte";
import { settings } from "./settings.svelte";
import { listOf, say, Words } from "./words";

const page = { documentElement: { lang: "", dataset: {} } };
vi.stubGlobal("document", page);

afterEach(async () => {
  settings.language = "en";
  await speak();
});

it("begins with the first language of the browser that is known", () => {
  expect(ofBrowser(["fr", "de-AT", "it"])).toBe("de");
  expect(ofBrowser(["IT"])).toBe("it");
  expect(ofBrowser(["fr"])).toBe("en");
});

it("speaks another language at once when it is set, at a table, too", async () => {
  const texts = { en: "hello = Hello\nbye = Bye", de: "hello = Hallo" };
  const words = new Words({ words: texts, families: [], events: [] }, []);
  expect([say("confirm"), words.text({ id: "hello" })]).toEqual(["Confirm", "Hello"]);
  settings.language = "de";
  await speak();
  expect([say("confirm"), words.text({ id: "hello" })]).toEqual(["Bestätigen", "Hallo"]);
  expect([language(), page.documentElement.lang]).toEqual(["de", "de"]);
  expect(words.text({ id: "bye" })).toBe("Bye"); // a message that is not translated
});

it("lists names as one says them", async () => {
  settings.language = "it";
  await speak();
  expect(listOf(["Ann", "Bo", "Cy"])).toBe("Ann, Bo e Cy");
});

it("says numbers as the language writes them", () => {
  const said = bundle("de", { en: "far = { $steps } steps", de: "far = { $steps } Schritte" });
  expect(said.formatPattern(said.getMessage("far")!.value!, { steps: 12000 })).toBe("12.000 Schritte");
});
