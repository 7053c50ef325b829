import { certificate } from "../../content/home.ts";
import type { CertificateProps } from "./certificate.props.ts";

export const certificateSamples: Record<string, CertificateProps> = { usual: certificate };
