declare module "virtual-zxing.wasm?url" {
  const url: string;
  export default url;
}
