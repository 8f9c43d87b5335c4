/** Areas whose estate-agents pages are linked first; the name in lower case is the slug. */
export const popularAreas = ['Essex', 'Manchester', 'Leicestershire', 'Kent', 'Scotland', 'Devon']

/** Places whose searches the site map links. */
export const popularPlaces = {
  sale: ['London', 'Essex', 'Manchester', 'Birmingham', 'Bristol', 'Leeds', 'Edinburgh', 'Cardiff'],
  let: ['London', 'Manchester', 'Chelmsford', 'Liverpool', 'Nottingham', 'Glasgow', 'Sheffield', 'Belfast'],
} as const
