import {createContext} from 'react';

/** Whether a component is part of a Markdown table, where long names have to share a line's width. */
export const InTable = createContext(false);
