/** Formats miles as '0.4 miles', '1 mile' or '12 miles': with one decimal place below ten, none above. */
export function formatMiles(distance: number): string {
  if (distance < 0.1) return 'under 0.1 miles'
  // From 9.95 on, one decimal place would show 10.
  const rounded = distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance)
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`
}
