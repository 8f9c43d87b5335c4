import { LocatorMap } from '@/components/property/locator-map'
import { brand } from '@/lib/config/brand'
import { officeLandmarks, railways } from './office-landmarks'

/** Size of the drawing in pixels: about a phone's width, and the height of OfficeMap less the caption. */
const FRAME = { width: 400, height: 950 }

/** A sketch map of the office and the places around it, which needs no map provider. */
export function OfficeSketchMap() {
  return (
    <figure className="flex h-full flex-col">
      <LocatorMap
        home={brand.mapPoint}
        marks={officeLandmarks}
        frame={FRAME}
        lines={railways}
        label={`Sketch map: our office at ${brand.registeredOffice}, beside Chelmsford station, with the places around it.`}
        className="min-h-0 flex-1 rounded-none border-0"
      />
      <figcaption className="p-3 text-sm text-muted">
        The dashed line is the railway; distances are in a straight line.
      </figcaption>
    </figure>
  )
}
