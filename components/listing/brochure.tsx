import { brand } from '@/lib/config/brand'
import { qrCodeHref } from '@/lib/config/routes'

/**
 * The head of the printed brochure (FIELD-34). It is hidden on the screen, where its lazy QR code is not loaded.
 * @param brandName the name that the operator has set (BRAND_NAME), which `brand` does not contain
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
      {/* Lint permits an <img> in a <picture>. The QR code has one size, so it needs no next/image. */}
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
