/** Next gives an imported picture the address of a file that its content names, so that browsers keep it for good. */
declare const sprite: { src: string }
export default sprite
