/** The URL of the sprite. It contains a hash of the content, so that browsers may cache it for good. */
declare const sprite: { src: string }
export default sprite
