/** Metro turns an imported typeface into an asset number, and on the web into its address. */
declare module '*.ttf' {
  const asset: number | string;
  export default asset;
}
declare module '*.woff2' {
  const asset: string;
  export default asset;
}
