/** Alternative texts of the demonstration pictures: renderings and drawings, none of a real home. */
export const altTexts: Readonly<Record<string, string>> = {
  'semi-detached-1.webp':
    'Rendering of a 1930s-style semi-detached pair with red brick, white render and two-storey bay windows.',
  'semi-detached-2.webp': 'Rendering of a 1970s-style brown-brick semi-detached pair behind low hedges.',
  'semi-detached-3.webp': 'Rendering of a yellow-brick semi-detached pair with bay windows in evening light.',
  'semi-detached-4.webp': 'Rendering of a white-rendered semi-detached pair with dark window frames.',
  'detached-1.webp': 'Rendering of a detached brick house with an integral garage and a hedge in front.',
  'detached-2.webp':
    'Rendering of a Georgian-style detached brick house with sash windows and a columned porch.',
  'detached-3.webp': 'Rendering of a 1930s-style detached house with a bay and side garage in evening light.',
  'detached-4.webp':
    'Rendering of a contemporary detached house with white render, timber cladding and an integral garage.',
  'terraced-1.webp': 'Rendering of a red-brick Victorian-style terrace with bay windows and slate roof.',
  'terraced-2.webp': 'Rendering of a flat-fronted yellow-brick terrace with sash windows and coloured doors.',
  'terraced-3.webp': 'Rendering of a 1960s-style terrace of brown-brick houses with tile-hung panels.',
  'terraced-4.webp':
    'Rendering of an orange-brick terrace with bay windows, some houses painted, in evening light.',
  'end-of-terrace-1.webp': 'Rendering of a red-brick end-of-terrace house with a side drive and lawn.',
  'end-of-terrace-2.webp': 'Rendering of a brick and render end-of-terrace house with a block-paved drive.',
  'end-of-terrace-3.webp':
    'Rendering of a yellow-brick end-of-terrace house with sash windows in evening light.',
  'flat-block-1.webp': 'Rendering of a modern four-storey block of flats in buff brick with metal balconies.',
  'flat-block-2.webp':
    'Rendering of a modern three-storey block of flats in red brick and white render with glass balconies.',
  'flat-block-3.webp':
    'Rendering of a modern four-storey block of flats in dark brick with glass balconies in evening light.',
  'bungalow-1.webp': 'Rendering of a brick detached bungalow with a bay window, porch and garage.',
  'bungalow-2.webp': 'Rendering of a rendered detached bungalow with a covered porch and front hedge.',
  'victorian-1.webp': 'Rendering of a three-storey stucco and stock-brick town-house terrace with railings.',
  'victorian-2.webp':
    'Rendering of a three-storey red-brick Victorian-style town house with two-storey bays.',
  'cottage-1.webp': 'Rendering of a white weatherboarded Essex-style cottage with a picket fence.',
  'cottage-2.webp': 'Rendering of a thatched pink-washed cottage with a picket fence in evening light.',
  'new-build-1.webp': 'Rendering of a new-build detached brick house with a garage on a small estate.',
  'rear-garden-1.webp':
    'Rendering of a rear garden with a lawn, patio, table and parasol behind a brick house.',
  'shop-1.webp': 'Rendering of a parade of shops with flats above.',
  'office-1.webp': 'Rendering of a four-storey office block with glazed bands and brick piers.',
  'garage-1.webp': 'Rendering of a row of six lock-up garages.',
  'plot-of-land-1.webp': 'Rendering of a grass plot of land behind a timber fence and gate.',
  'park-home-1.webp': 'Rendering of a single-storey park home with steps and a small garden.',
  'pub-1.webp': 'Rendering of a half-timbered pub with picnic tables in evening light.',
  'living-room-1.webp': 'Rendering of a living room with a blue sofa, armchair and wood floor.',
  'living-room-2.webp': 'Rendering of a living room with a fireplace, bookshelves and cream sofa.',
  'living-room-3.webp': 'Rendering of a living room with a grey sofa and glazed doors to a garden.',
  'kitchen-1.webp': 'Rendering of a kitchen with blue units, an island and brass pendants.',
  'kitchen-2.webp': 'Rendering of a white kitchen with timber worktops and a dining table.',
  'bedroom-1.webp': 'Rendering of a bedroom with an upholstered double bed and white wardrobes.',
  'bedroom-2.webp': 'Rendering of a neutral bedroom with a double bed and wood floor.',
  'bedroom-3.webp': 'Rendering of a blue-walled bedroom with a double bed and wardrobes.',
  'bathroom-1.webp': 'Rendering of a white tiled bathroom with a bath, WC and basin.',
  'bathroom-3.webp': 'Rendering of a bathroom with a freestanding bath, WC and blue vanity unit.',
  'floorplan-flat-1-bed.webp': 'Drawn floor plan of a one-bedroom flat with dimensions.',
  'floorplan-flat-2-bed.webp': 'Drawn floor plan of a two-bedroom flat with a balcony and dimensions.',
  'floorplan-terraced.webp':
    'Drawn floor plan of a two-bedroom terraced house on two floors with dimensions.',
  'floorplan-semi.webp':
    'Drawn floor plan of a three-bedroom semi-detached house on two floors with dimensions.',
  'floorplan-detached.webp':
    'Drawn floor plan of a four-bedroom detached house on two floors with dimensions.',
  'floorplan-bungalow.webp': 'Drawn floor plan of a two-bedroom bungalow with dimensions.',
  'coming-soon.webp': 'Drawing of a house with the words “Photo coming soon”.',
}
