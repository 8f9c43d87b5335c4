/**
 * The hours of the telephone and of the office, in UK time; `schema` has the format of schema.org. Kept apart from
 * `brand`, which every page's scripts contain.
 */
export const openingHours = [
  { days: 'Monday to Friday', hours: '9am to 5.30pm', schema: 'Mo-Fr 09:00-17:30' },
  { days: 'Saturday', hours: '9am to 1pm', schema: 'Sa 09:00-13:00' },
  { days: 'Sunday and bank holidays', hours: 'closed', schema: null },
  { days: 'Emergencies in homes that we manage', hours: 'at any hour', schema: null },
] as const
