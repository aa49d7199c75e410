/** Metro turns an imported typeface into an asset number. */
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
