import { storedValue } from '../../../platform/storage/stored-value.ts';

/** Whether single keys do anything (WCAG 2.1.4). */
export const storedLetterKeys = storedValue<boolean>(
  {
    key: 'photoEditorLetterKeys',
    parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : null),
    print: (isOn) => (isOn ? 'on' : 'off'),
    fallback: () => true,
  },
  () => window.localStorage,
);
