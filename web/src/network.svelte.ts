/** Whether the server can be reached: said by the answers themselves, and by the browser. */

/** The service worker marks with it what it has kept, where the server did not answer. */
export const KEPT = "X-Wildtable-Kept";

export const network = $state({ online: true });

addEventListener("offline", () => (network.online = false));
addEventListener("online", () => (network.online = true));
