/** The server's own signature of short texts that browsers carry. Reading a text that it did not sign is not valid. */
export interface TextSigner {
  signCookie(text: string): string;
  unsignCookie(signed: string): { readonly valid: boolean; readonly value: string | null };
}
