/**
 * When the telephone is answered and the office is open, by the clock in the UK. Apart from `brand`, which the scripts
 * of every page carry.
 */
export const openingHours = [
  { days: 'Monday to Friday', hours: '9am to 5.30pm', schema: 'Mo-Fr 09:00-17:30' },
  { days: 'Saturday', hours: '9am to 1pm', schema: 'Sa 09:00-13:00' },
  { days: 'Sunday and bank holidays', hours: 'closed', schema: null },
] as const
