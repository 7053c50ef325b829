import { stressProps } from "../../../../engine/document/stress-props.ts";
import { certificate } from "../../content/home.ts";
import { type CertificateProps, certificateProps } from "./certificate.props.ts";

export const certificateSamples: Record<string, CertificateProps> = {
  usual: certificate,
  least: {
    title: "What it costs",
    columns: certificate.columns,
    pass: certificate.pass,
    rows: [{ work: "Call-out" }],
  },
  most: stressProps(certificateProps, certificate, "most"),
};
