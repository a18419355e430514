export { prepareMail } from './prepare-mail.ts';
