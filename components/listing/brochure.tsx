import { brand } from '@/lib/config/brand'
import { qrCodeHref } from '@/lib/config/routes'

/**
 * The head of the printed brochure: brand, contact details and a QR code of the page's URL (field row 34). The head is
 * hidden on the screen and its picture is lazy, so browsers load the QR code only to print it.
 * @param path of the listing's page
 */
export function BrochureHead({ url, path, brandName }: { url: string; path: string; brandName: string }) {
  return (
    <div className="hidden items-start justify-between gap-6 pb-4 print:flex">
      <div>
        <p className="font-display text-2xl">{brandName}</p>
        <p className="text-sm">
          {brand.phone} · {brand.email}
        </p>
        <p className="text-xs">{url}</p>
      </div>
      <picture>
        <img
          src={qrCodeHref(path)}
          alt="Code that opens this page on a phone"
          width={112}
          height={112}
          loading="lazy"
          className="size-28 shrink-0 bg-white"
        />
      </picture>
    </div>
  )
}
