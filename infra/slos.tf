# What guests are promised, over 28 days: the page and its answers. What Hosting's edge answers by itself counts nowhere here;
# the uptime checks of alerts.tf look from outside.

locals {
  guest_services = {
    page   = { service = "eventpage", goal = 0.999, latency_ms = 1500 }
    answer = { service = "guest", goal = 0.999, latency_ms = 2000 }
  }
  requests = {
    for name, it in local.guest_services : name =>
    "resource.type=\"cloud_run_revision\" resource.labels.service_name=\"${it.service}\""
  }
}

resource "google_monitoring_custom_service" "guests" {
  service_id   = "guests"
  display_name = "Guests' pages and answers"
  depends_on   = [google_project_service.needed]
}

resource "google_monitoring_slo" "available" {
  for_each            = local.guest_services
  service             = google_monitoring_custom_service.guests.service_id
  slo_id              = "${each.key}-available"
  display_name        = "${each.key}: ${each.value.goal * 100} % answered"
  goal                = each.value.goal
  rolling_period_days = 28
  request_based_sli {
    good_total_ratio {
      total_service_filter = "metric.type=\"run.googleapis.com/request_count\" ${local.requests[each.key]}"
      bad_service_filter   = "metric.type=\"run.googleapis.com/request_count\" ${local.requests[each.key]} metric.labels.response_code_class=\"5xx\""
    }
  }
}

resource "google_monitoring_slo" "quick" {
  for_each            = local.guest_services
  service             = google_monitoring_custom_service.guests.service_id
  slo_id              = "${each.key}-quick"
  display_name        = "${each.key}: 95 % within ${each.value.latency_ms} ms"
  goal                = 0.95
  rolling_period_days = 28
  request_based_sli {
    distribution_cut {
      distribution_filter = "metric.type=\"run.googleapis.com/request_latencies\" ${local.requests[each.key]}"
      range {
        max = each.value.latency_ms
      }
    }
  }
}
