import { LocatorMap } from '@/components/property/locator-map'
import { brand } from '@/lib/config/brand'
import { aroundOffice, railways } from './office'

/** The frame of the map: as high as it is asked for, as wide as a phone shows. */
const FRAME = { width: 400, height: 1000 }

/** The office among the places around it, drawn by us. */
export function OfficeDrawing() {
  return (
    <LocatorMap
      home={brand.mapPoint}
      marks={aroundOffice}
      frame={FRAME}
      lines={railways}
      label={`Sketch map: our office at ${brand.registeredOffice}, beside Chelmsford station, with the places around it.`}
      className="h-full rounded-none border-0"
    />
  )
}
