/** The nearest zoom of a map, as MapLibre counts it: at 0 the world is 512 pixels wide. */
export const MAX_MAP_ZOOM = 17
