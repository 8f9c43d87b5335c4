import { brand } from '@/lib/config/brand'

/** SVG paths of icons drawn for this site, because the networks' own logos are trade marks. */
const iconPaths: Readonly<Record<string, string>> = {
  Facebook:
    'M13.5 20v-7h2.6l.5-3h-3.1V8.2c0-.9.4-1.6 1.7-1.6h1.5V4.1C16.3 4 15.6 4 14.9 4c-2.5 0-4.1 1.5-4.1 4.1V10H8v3h2.8v7z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm0 2a2 2 0 0 0-2 2v8c0 1.1.9 2 2 2h8a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2zm4 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  LinkedIn:
    'M5 9.5h3V19H5zM6.5 4.5a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5zM10 9.5h2.9v1.4c.5-.9 1.5-1.7 3.1-1.7 2.5 0 3.5 1.5 3.5 4.3V19h-3v-5c0-1.4-.4-2.2-1.5-2.2-1.3 0-2 .9-2 2.3V19h-3z',
  YouTube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zm4 3.2v5.6l5-2.8z',
}

/** Links to the agency's social media pages (FOOTER-01). */
export function SocialLinks() {
  return (
    <ul aria-label="Follow us" className="flex flex-wrap gap-2">
      {brand.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
            className="social-link"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-6"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
              focusable="false"
            >
              <path d={iconPaths[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
