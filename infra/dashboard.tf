resource "google_monitoring_dashboard" "janur" {
  dashboard_json = file("${path.module}/dashboard.json")
  depends_on     = [google_logging_metric.said]
  lifecycle {
    # Google adds its own ids to what it is given.
    ignore_changes = [dashboard_json]
  }
}
