export { chooseTake } from './choose-take.ts';
