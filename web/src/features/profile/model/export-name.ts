/** Under which name an export made on a day is kept: the day by the reader's calendar, so that names sort by age. */
export const exportName = (day: Date): string => {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
  return `maquette-export-${date}.zip`;
};
