import 'i18next';
import type { Messages } from './messages/keys.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Messages };
  }
}
