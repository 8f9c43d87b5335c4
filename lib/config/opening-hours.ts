/** Telephone and office hours, in UK time; `schema` is schema.org's format. Not in `brand`, which every page loads. */
export const openingHours = [
  { days: 'Monday to Friday', hours: '9am to 5.30pm', schema: 'Mo-Fr 09:00-17:30' },
  { days: 'Saturday', hours: '9am to 1pm', schema: 'Sa 09:00-13:00' },
  { days: 'Sunday and bank holidays', hours: 'closed', schema: null },
  { days: 'Emergencies in homes that we manage', hours: 'at any hour', schema: null },
] as const
