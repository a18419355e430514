export { ColourField } from './ColourField.tsx';
