/** Metro turns an imported typeface into an asset number, and on the web into its address. */
declare module '*.ttf' {
  const asset: number | string;
  export default asset;
}
