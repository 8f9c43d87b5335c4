/* Numbers are formatted here, because the first use of Intl takes a phone's browser a tenth of a second. */

/** Formats a number as '12,345', rounded half away from zero to a whole number. */
export function formatInteger(value: number): string {
  const digits = String(Math.round(Math.abs(value))).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return value < 0 && digits !== '0' ? `-${digits}` : digits
}

/** Formats a number as '1,234.5', with at most two decimal places. */
export function formatDecimal(value: number): string {
  const [whole = '0', places = ''] = Math.abs(value).toFixed(2).split('.')
  const decimals = places.replace(/0+$/, '')
  const text = decimals ? `${formatInteger(Number(whole))}.${decimals}` : formatInteger(Number(whole))
  return value < 0 && text !== '0' ? `-${text}` : text
}

export const roundToTenths = (value: number): number => Math.round(value * 10) / 10
