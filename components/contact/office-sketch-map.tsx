import { LocatorMap } from '@/components/property/locator-map'
import { brand } from '@/lib/config/brand'
import { officeLandmarks, railways } from './office-landmarks'

/** Pixels: the height of CONTACT-02 and the width of a phone. */
const FRAME = { width: 400, height: 1000 }

/** A sketch map of the office and the places around it, which needs no map provider. */
export function OfficeSketchMap() {
  return (
    <LocatorMap
      home={brand.mapPoint}
      marks={officeLandmarks}
      frame={FRAME}
      lines={railways}
      label={`Sketch map: our office at ${brand.registeredOffice}, beside Chelmsford station, with the places around it.`}
      className="h-full rounded-none border-0"
    />
  )
}
