const host = 'evil.example'

/** Ways in which a redirect's target has been made to leave its site, gathered from public advisories by kind. */
export const redirectPayloads: readonly string[] = [
  // Other origins, spelt plainly and less plainly.
  `http://${host}`, `https://${host}/`, `HTTPS://${host}`, `hTTps:${host}`, `https:/${host}`, `https:///${host}`, `https:////${host}`, `http:\\\\${host}`, `https:\\${host}`, `//${host}`,
  `///${host}`, `////${host}`, `/////${host}/`, `//${host}/%2e%2e`, `//${host}\\@homes.test`, `//homes.test@${host}`, `https://homes.test@${host}`, `https://homes.test.${host}`, `https://${host}#homes.test`, `https://${host}?homes.test`,
  `https://${host}\\homes.test`, `//${host}:443/`, `//%65vil.example`, `//evil%E3%80%82example`, `//evil。example`, `//⑯⑦.example`, `//[::1]/`, `//0x7f000001/`, `//127.1/`, `ftp://${host}/`,
  // Backslashes, which browsers read as slashes.
  `/\\${host}`, `\\/${host}`, `\\\\${host}`, `\\${host}`, `/\\/${host}`, `/\\\\${host}`, `\\/\\/${host}`, `/%5c${host}`, `/%5C%5C${host}`, `/a\\..\\..\\${host}`,
  // Dots that fold away.
  `/.//${host}`, `/..//${host}`, `/./\\${host}`, `/a/..//${host}`, `/%2e//${host}`, `/%2e%2e//${host}`, `/.%2f/${host}`, `/a/../..//${host}`, `/;//${host}`, `/..;//${host}`,
  // Signs that are dropped on the way.
  `/\t/${host}`, `/\n/${host}`, `/\r/${host}`, `\t//${host}`, ` //${host}`, `\u0000//${host}`, `\u0008//${host}`, `/\u0000/${host}`, `h\nttps://${host}`, `\u00A0//${host}`,
  `\uFEFF//${host}`, `/\u2028/${host}`, `\u3000//${host}`, `/ /${host}`, `//\u00AD${host}`,
  // Schemes that run.
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://%0aalert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'blob:https://evil.example/1', 'about:blank', 'view-source:https://evil.example',
  // Headers and fragments smuggled in.
  `/%0d%0aLocation:%20https://${host}`, `/\r\nLocation: https://${host}`, `/?next=//${host}`, `/#//${host}`, `?next=https://${host}`, `#//${host}`, '', '.', '..', host, `${host}/`, `@${host}`, `:${host}`, `:80`, `/@${host}`,
]
