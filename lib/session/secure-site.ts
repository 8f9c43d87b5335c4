/** Whether the site is opened over HTTPS, by SITE_URL or the proxy's header (D-18). */
export const isSecureSite = (
  { SITE_URL }: { SITE_URL?: string },
  forwardedProtocol: string | null,
): boolean => {
  const [protocol = ''] = (forwardedProtocol ?? '').split(',')
  return (SITE_URL ?? '').startsWith('https:') || protocol.trim() === 'https'
}
