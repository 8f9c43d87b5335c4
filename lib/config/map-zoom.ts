/** The highest zoom of a map, as MapLibre counts: at zoom 0 the world is 512 pixels wide. */
export const MAX_MAP_ZOOM = 17
