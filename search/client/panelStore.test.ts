import {beforeEach, describe, expect, it} from 'vitest';

import {
  changeStart,
  closePanel,
  failPanel,
  getPanelState,
  openPanel,
  retryPanel,
  setOpenedResult,
  takeOpenedResult,
} from './panelStore';

beforeEach(closePanel);

describe('the panel', () => {
  it('keeps what was typed after a failure, until it is closed', () => {
    openPanel();
    changeStart('nmap', ['Enter']);
    failPanel(new Error('no network'));
    expect(getPanelState().error?.message).toBe('no network');
    retryPanel();
    expect(getPanelState()).toEqual({
      isOpen: true,
      initialQuery: 'nmap',
      keys: ['Enter'],
      error: undefined,
    });
    closePanel();
    openPanel();
    expect(getPanelState()).toMatchObject({initialQuery: '', keys: []});
  });

  it('opens with a query that was submitted elsewhere, and ignores further calls while it is open', () => {
    openPanel('nmap', ['Enter']);
    openPanel('zap');
    expect(getPanelState()).toMatchObject({isOpen: true, initialQuery: 'nmap', keys: ['Enter']});
  });

  it('does not show a failure that nobody waits for', () => {
    failPanel(new Error('no network'));
    openPanel();
    expect(getPanelState().error).toBeUndefined();
  });
});

describe('the opened result', () => {
  const result = {route: '/docs/scanners/nmap#install', show: () => () => undefined};

  it('is given out once, to its page', () => {
    setOpenedResult(result);
    expect(takeOpenedResult(result.route)).toBe(result);
    expect(takeOpenedResult(result.route)).toBeUndefined();
  });

  it('is forgotten when another page is shown first', () => {
    setOpenedResult(result);
    expect(takeOpenedResult('/blog')).toBeUndefined();
    expect(takeOpenedResult(result.route)).toBeUndefined();
  });
});
