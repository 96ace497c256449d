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

let current: ShowMessage | undefined;
let root: Root | undefined;
let hasFailed = false;

function fail(error: CodeError): void {
  hasFailed = true;
  root?.render(null);
  if (current) tell<Shown>({type: 'answer', id: current.id, answer: {error}});
}

/** Reports success once the component is in the page; an error during rendering is reported earlier. */
function Component({id, children}: {id: number; children: React.ReactNode}): React.ReactNode {
  React.useEffect(() => {
    tell<Shown>({type: 'answer', id, answer: {error: undefined}});
  }, [id]);
  return children;
}

window.runComponent = (program) => {
  const id = current?.id ?? 0;
  try {
    const shown: React.ReactNode[] = [];
    program(React, (element) => {
      shown.push(element);
      // oxlint-disable-next-line react/no-children-prop -- its type asks for it
      root?.render(React.createElement(Component, {id, key: id, children: element}));
    });
    if (shown.length === 0)
      fail({message: 'The code shows nothing. End it with: render(<Component />);', line: undefined});
  } catch (error) {
    fail(describeThrown(error, LINES_BEFORE));
  }
};

function show(message: ShowMessage): void {
  current = message;
  hasFailed = false;
  const {style} = document.documentElement;
  for (const [name, value] of Object.entries(message.colours)) style.setProperty(name, value);
  style.colorScheme = message.scheme;

  const compiled = compileComponent(message.code);
  if ('message' in compiled) {
    fail(compiled);
    return;
  }
  root?.unmount();
  root = createRoot(document.querySelector('main') ?? document.body, {
    onUncaughtError: (error) => fail(describeThrown(error, LINES_BEFORE)),
  });
  const url = toUrl(`${BEFORE_CODE}${compiled.code}\n});`);
  const script = document.createElement('script');
  script.src = url;
  script.onload = () => {
    URL.revokeObjectURL(url);
    script.remove();
  };
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
  new ResizeObserver(() => {
    tell({type: 'resized', height: Math.ceil(document.documentElement.getBoundingClientRect().height)});
  }).observe(document.documentElement);
}
