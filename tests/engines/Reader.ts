import {expect} from '@playwright/test';

/** Keys that readers press, as in keyboard events. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** A place in the window, in CSS pixels. */
interface Place {
  x: number;
  y: number;
}

/** Runs in the page: the first visible element that a selector finds and that has a text or label. */
function findPlace(selector: string, text: string, scroll: boolean): Place | null {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({visibilityProperty: true}) &&
      `${candidate.getAttribute('aria-label') ?? ''}\n${candidate.textContent}`.includes(text),
  );
  if (!element) return null;
  if (scroll) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = element.getBoundingClientRect();
  const place = {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  const hit = document.elementFromPoint(place.x, place.y);
  const isMoving = document
    .getAnimations()
    .some(({effect}) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  // Covered, not yet in view or on its way: a click would meet something else.
  return !scroll || (!isMoving && hit && element.contains(hit)) ? place : null;
}

/**
 * A page in a browser that Playwright does not drive itself, and what a reader does there. Everything that depends on
 * the engine is abstract.
 */
export abstract class Reader {
  /** Problems that belong to the case under test. */
  readonly expected: RegExp[] = [];
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  abstract load(url: string): Promise<void>;
  abstract clickAt(x: number, y: number): Promise<void>;
  /** Runs a function in the page, with arguments that JSON can express. Waits if it returns a promise. */
  abstract evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  abstract press(key: Key | (string & {}), ...held: Key[]): Promise<void>;
  /** Sets the width of the window in CSS pixels, as far as the browser allows: WebKit's has at least 447. */
  abstract resize(width: number): Promise<void>;
  /** What the engine has reported, in WebKit since the last document was loaded: console, uncaught errors, requests that failed. */
  abstract readProblems(): Promise<string[]>;
  abstract close(): Promise<void>;

  async open(path: string): Promise<void> {
    await this.load(new URL(path, this.#baseUrl).href);
  }

  /** Starts the scripts of the page with the smallest possible interaction, and waits until they have taken over. */
  async touch(): Promise<void> {
    await this.press('Shift');
    await expect.poll(() => this.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');
  }

  /** Waits until an element with a text, or with a label, is visible. */
  async see(selector: string, text = ''): Promise<void> {
    await expect
      .poll(() => this.evaluate(findPlace, selector, text, false), {message: `see ${selector} ${text}`})
      .not.toBeNull();
  }

  /** Scrolls to an element and clicks it, once it can be hit and has stopped moving. */
  async click(selector: string, text = ''): Promise<void> {
    const places: (Place | null)[] = [];
    const hasStopped = async () => {
      places.unshift(await this.evaluate(findPlace, selector, text, true));
      const [now, before] = places;
      return now && now.x === before?.x && now.y === before.y;
    };
    await expect.poll(hasStopped, {message: `click ${selector} ${text}`}).toBe(true);
    await this.clickAt(places[0]?.x ?? NaN, places[0]?.y ?? NaN);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character === '\n' ? 'Enter' : character);
  }

  /** Replaces the text of a field by typing. The middle of a long one can be out of view, so it is not clicked. */
  async fill(selector: string, text: string): Promise<void> {
    await this.see(selector);
    await this.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
    await this.press('a', 'Control');
    await this.type(text);
  }
}
