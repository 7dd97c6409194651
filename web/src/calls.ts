/** Being called when it is one's turn: in this page, and by this browser while no page is open. */

import * as api from "./api";
import { language } from "./language.svelte";
import { keepSettings, settings } from "./settings.svelte";
import { say } from "./words";

const ICON = "/icons/icon-192.png";

/** Whether this browser can show something outside of a page. */
export const canNotify = (): boolean => "Notification" in window;

/** Whether it can be reached while no page is open; only where the page is safe, and built. */
export const canPush = (): boolean =>
  canNotify() && "PushManager" in window && "serviceWorker" in navigator && isSecureContext;

/** Ask for leave to show something; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Let open pages that are not looked at say when it is one's turn; whether they do now. */
export async function notifyInPage(on: boolean): Promise<boolean> {
  settings.notify = on && (await mayNotify());
  keepSettings();
  return settings.notify;
}

/** Say that it is one's turn, where that was asked for and nobody looks at the page. */
export function sayTurn(title: string, text: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body: text, tag: location.pathname, icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only the service worker do it; they have push.
  }
}

/** Mark the icon of the installed app with how many matches wait. */
export function badge(count: number): void {
  const app = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}

/** Have this browser called by push. Throws where the browser or the server does not want it. */
export async function startPush(key: string): Promise<void> {
  if (!(await mayNotify())) throw new api.Refused(say("calls-not-allowed"));
  const worker = await navigator.serviceWorker.ready;
  const kept = await worker.pushManager.getSubscription();
  const found =
    kept ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = found.toJSON();
  await api.addPush({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    language: language(),
  });
}

/** This browser is somebody else's from now on: what was pushed to it comes no more. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
