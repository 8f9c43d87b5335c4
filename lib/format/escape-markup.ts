const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
