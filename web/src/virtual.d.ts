declare module "virtual:icons" {
  /** The symbols of all icons, to be put into an SVG of the page. */
  const symbols: string;
  export default symbols;
}
