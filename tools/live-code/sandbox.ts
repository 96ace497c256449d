import type {FrameMessage} from './protocol';

/** Sends a message to the page. A sandboxed frame does not know its origin; the message is not secret. */
export function tell<Answer>(message: FrameMessage<Answer>): void {
  window.parent.postMessage(message, '*');
}

/**
 * Receives the messages of the page. Only inside a sandbox: there the origin is "null", so code has no storage, no
 * cookies and no access to the site. In a frame without a sandbox, nothing happens. Returns whether it is in one.
 */
export function listen<Message>(handle: (message: Message) => void): boolean {
  if (window.origin !== 'null' || window.parent === window) return false;
  window.addEventListener('message', ({source, data}: MessageEvent<Message>) => {
    if (source === window.parent) handle(data);
  });
  tell({type: 'ready'});
  return true;
}

export function toUrl(script: string): string {
  return URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
}
