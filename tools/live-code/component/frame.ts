import React from 'react';
import {createRoot, type Root} from 'react-dom/client';

import type {CodeError, ShowMessage, Shown} from '../protocol';
import {toUrl, listen, tell} from '../sandbox';
import {describeThrown} from '../thrown';
import {compileComponent} from './compileComponent';

/** The reader's code as a function; its parameters are what the code can use. */
type Program = (react: typeof React, render: (element: React.ReactNode) => void) => void;

declare global {
  interface Window {
    runComponent: (program: Program) => void;
  }
}

const BEFORE_CODE = 'window.runComponent(function (React, render) {"use strict";\n';
const LINES_BEFORE = 1;

// A connection between browsers passes every policy. Frames that the code creates have origins of their own.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

/** What React throws in production is only a number and a link. */
const REACT_ERRORS: Record<string, string> = {
  31: 'An object cannot be shown. Show a text, a number or an element.',
  185: 'The component changes its state without end.',
  301: 'The component changes its state without end.',
  482: 'A component cannot be an async function.',
};

let current: ShowMessage | undefined;
let root: Root | undefined;
let hasFailed = false;

const size = new ResizeObserver(() => {
  tell({type: 'resized', height: Math.ceil(document.documentElement.getBoundingClientRect().height)});
});

function answer(error?: CodeError): void {
  if (current) tell<Shown>({type: 'answer', id: current.id, answer: {error}});
  // Not earlier: the page keeps the height of the last component while this one is not there yet.
  size.observe(document.documentElement);
}

function fail({message, line}: CodeError): void {
  hasFailed = true;
  root?.render(null);
  const number = /^Error: Minified React error #(?<number>\d+)/.exec(message)?.groups?.number ?? '';
  answer({message: REACT_ERRORS[number] ?? message, line});
}

/** Reports success once the component is in the page; an error during rendering is reported earlier. */
function Component({children}: React.PropsWithChildren): React.ReactNode {
  React.useEffect(() => answer(), []);
  return children;
}

window.runComponent = (program) => {
  try {
    const shown: React.ReactNode[] = [];
    program(React, (element) => {
      shown.push(element);
      root?.render(React.createElement(Component, null, element));
    });
    if (shown.length === 0)
      fail({message: 'The code shows nothing. End it with: render(<Component />);', line: undefined});
  } catch (error) {
    fail(describeThrown(error, LINES_BEFORE));
  }
};

function show(message: ShowMessage): void {
  current = message;
  const {style} = document.documentElement;
  for (const [name, value] of Object.entries(message.colours)) style.setProperty(name, value);
  style.colorScheme = message.scheme;

  const compiled = compileComponent(message.code);
  if ('message' in compiled) {
    fail(compiled);
    return;
  }
  root = createRoot(document.querySelector('main') ?? document.body, {
    onUncaughtError: (error) => fail(describeThrown(error, LINES_BEFORE)),
  });
  const script = document.createElement('script');
  script.src = toUrl(`${BEFORE_CODE}${compiled.code}\n});`);
  document.head.append(script);
}

if (listen(show)) {
  // Errors in event handlers, and in code that cannot be parsed.
  window.addEventListener('error', (event) => {
    // The page shows the error, so it need not be in the console too.
    event.preventDefault();
    if (hasFailed) return;
    const {message, lineno, filename} = event;
    const error: unknown = event.error;
    const isObject = typeof error === 'object' && error !== null;
    fail({
      message: isObject ? describeThrown(error, LINES_BEFORE).message : message.replace(/^Uncaught /, ''),
      line: filename.startsWith('blob:') ? lineno - LINES_BEFORE : undefined,
    });
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (!hasFailed) fail(describeThrown(event.reason, LINES_BEFORE));
  });
}
