/**
 * Takes the place of a service worker that an earlier site on this host registered, and ends it.
 * It handles no requests, so from its activation on they go to the network.
 */
declare const self: ServiceWorkerGlobalScope;

async function endWorker(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // Before the windows are loaded anew: what they load must have no worker any more.
  await self.registration.unregister();
  const windows = await self.clients.matchAll({type: 'window'});
  // A window that is being closed cannot be loaded anew, and that must not keep the others from it.
  await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => null)));
}

// The old worker would otherwise stay until the last window of the site is closed.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(endWorker()));

export {};
