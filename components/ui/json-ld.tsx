import { jsonLdText, type LinkedData } from '@/lib/seo/json-ld'

/** Structured data (JSON-LD) of a page; browsers do not execute this script type. */
export function JsonLd({ data }: { data: LinkedData | LinkedData[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
