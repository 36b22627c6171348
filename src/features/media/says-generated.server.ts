const digitalSourceType = 'rainedAlgorithmicMedia';

/**
 * True where a file says of itself that a program has generated it, or a part of it: the digital source types `trainedAlgorithmicMedia` and
 * `compositeWithTrainedAlgorithmicMedia` of IPTC, which generators write into XMP and C2PA. A file without them may be generated all the same.
 */
export function saysGenerated(file: Uint8Array): boolean {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(digitalSourceType);
}
