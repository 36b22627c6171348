/** One state of a module for the gallery, in German or English words as a visitor would see them. */
export interface ModuleExample<Props> {
  readonly name: string;
  readonly props: Props;
}
