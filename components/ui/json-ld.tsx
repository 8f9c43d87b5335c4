import { serialiseJsonLd, type LinkedData } from '@/lib/seo/json-ld'

export function JsonLd({ data }: { data: LinkedData | LinkedData[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
}
