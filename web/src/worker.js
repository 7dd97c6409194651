/**
 * The service worker: it keeps the page itself and what is known of the games, and shows both
 * where the server can't be reached. The address of a seat is a secret: nothing that a link leads
 * to is kept.
 */

const FILES = ["FILES"]; // vite.config.ts puts the files of the client here
const SHELL = "wildtable-VERSION";
const GAMES = "wildtable-games";
const MOST = 60; // answers about games; the oldest are forgotten
const KEPT = "X-Wildtable-Kept"; // known to network.svelte.ts

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...FILES])));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
  else if (/^\/api\/(games|bots)(\/|$)/.test(pathname)) event.respondWith(aboutGames(request));
});

/** Every address shows the same page, which finds out by itself what is missing. */
async function page(request) {
  return fetch(request).catch(async () => (await caches.match("/")) ?? Response.error());
}

/** A file's name changes with what is in it, so one that is kept is as good as new. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's answer; the last one, marked as such, where there is none. */
async function aboutGames(request) {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const [oldest, ...others] = await cache.keys();
      if (others.length >= MOST) await cache.delete(oldest);
    }
    return answer;
  } catch {
    const kept = await cache.match(request);
    if (!kept) return Response.error();
    const headers = new Headers(kept.headers);
    headers.set(KEPT, "1");
    return new Response(kept.body, { headers });
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name !== SHELL && name !== GAMES);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// --- being called ---

addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

/** A call that somebody wanted: shown once for each seat, whoever looks at the seat has seen it. */
async function show({ title, text, link }) {
  await registration.showNotification(title, {
    body: text,
    tag: link,
    data: { link },
    icon: "/icons/icon-192.png",
  });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.link ?? "/"));
});

/** To the seat, in the page that shows it already where there is one; never to another site. */
async function lead(link) {
  const { href, origin } = new URL(link, location.origin);
  if (origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
