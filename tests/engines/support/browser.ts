/** Width and height of the page in CSS pixels, without the window's own bars. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Actions of a mouse or a keyboard, in the notation that both protocols take from the WebDriver standard. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
}

/** One window of a browser that nobody has used before, driven by the engine's own protocol. Each call throws what the protocol reports. */
export interface Browser {
  /** Opens an address as a new document and waits until it can be used. */
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs the source of an expression in the page and waits for its promise. @returns its value, which must be JSON */
  evaluate(expression: string): Promise<unknown>;
  /** The same in a frame, by its number among the frames of the page, of any origin. */
  evaluateInFrame(frame: number, expression: string): Promise<unknown>;
  perform(source: InputSource): Promise<void>;
  /** What the window shows, as PNG. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
