import { jsonLdText, type LinkedData } from '@/lib/seo/json-ld'

/** Structured data of a page: a data block, which no browser runs. */
export function JsonLd({ data }: { data: LinkedData | LinkedData[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
